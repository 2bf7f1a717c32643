/**
 * Notifies the other tabs of a shop that the cart has changed. The message holds no data: each tab reads the cart
 * again.
 */
export interface Tabs {
  open(): void;
  tellChanged(): void;
  close(): void;
}

export function createTabs(channelName: string, onChanged: () => void): Tabs {
  let channel: BroadcastChannel | null = null;

  return {
    open() {
      // BroadcastChannel is missing in old browsers and refused with storage; tabs then refresh when the shopper
      // returns.
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
