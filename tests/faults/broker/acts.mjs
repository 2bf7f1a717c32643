const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** What happens to the ways of an event. Each repairs what it breaks. */
export const acts = {
  async 'SIGKILL of the broker'({ broker }) {
    await broker.end('SIGKILL');
    await wait(Math.random() * 500);
    await broker.start();
  },
  async 'SIGKILL of the consumer'({ consumer }) {
    await consumer.end('SIGKILL');
    await wait(Math.random() * 500);
    await consumer.start();
  },
  async 'SIGKILL of both'({ broker, consumer }) {
    await Promise.all([broker.end('SIGKILL'), consumer.end('SIGKILL')]);
    await broker.start();
    await consumer.start();
  },
  async 'SIGTERM of the consumer'({ consumer }) {
    const status = await consumer.end('SIGTERM');
    if (status !== 0) throw new Error(`SIGTERM ended the consumer with ${status}.`);
    await consumer.start();
  },
  async 'pause of the broker'({ broker }) {
    broker.pause();
    await wait(1500);
    broker.resume();
  },
  async 'restart of the database'({ database }) {
    await database.restart();
  },
  async 'SIGKILL of the shop'({ shop }) {
    await shop.end('SIGKILL');
    await shop.start();
  },
};
