/** Word between the tabs of one shop. Only "changed" is said; the cart itself stays with the server. */
export interface Tabs {
  open(): void;
  tellChanged(): void;
  close(): void;
}

export function createTabs(channelName: string, onChanged: () => void): Tabs {
  let channel: BroadcastChannel | null = null;

  return {
    open() {
      // Missing in old browsers, refused where storage is: the tabs then refresh when they are returned to.
      try {
        channel ??= new BroadcastChannel(channelName);
        channel.onmessage = onChanged;
      } catch {
        channel = null;
      }
    },
    tellChanged: () => channel?.postMessage('changed'),
    close() {
      channel?.close();
      channel = null;
    },
  };
}
