/** The BroadcastChannel of one browser. Delivers at once unless it is told how. */
export class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  static deliver: (run: () => void) => void = (run) => run();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    FakeChannel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of [...FakeChannel.open]) {
      if (other === this || other.name !== this.name) continue;
      FakeChannel.deliver(() => {
        if (FakeChannel.open.has(other)) other.onmessage?.({ data });
      });
    }
  }

  close(): void {
    FakeChannel.open.delete(this);
  }
}
