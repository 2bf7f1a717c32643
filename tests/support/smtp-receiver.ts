import { once } from 'node:events';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  header(name: string): string | null;
}

export interface SmtpReceiver {
  readonly url: string;
  readonly port: number;
  readonly mails: ReceivedMail[];
  /** What the next recipients are answered, such as `450`; null takes them. */
  refusal: number | null;
  /** What the end of a message is answered; null takes it. */
  refusalAtEnd: number | null;
  /** Called in the place of an answer to a sender, who waits for it in vain; null answers. */
  onSilence: (() => void) | null;
  /** After which step of a sender the connection ends without an answer; the end of a message is taken before. */
  hangsUpAt: 'sender' | 'end' | null;
  close(): Promise<void>;
}

/** A real mail server, on a free port unless one is given. It counts each message whose end it has acknowledged. */
export async function openReceiver(port = 0): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = [];
  const receiver = {
    refusal: null as number | null,
    refusalAtEnd: null as number | null,
    onSilence: null as (() => void) | null,
    hangsUpAt: null as 'sender' | 'end' | null,
  };
  const sockets = new Set<Socket>();
  const hangUp = () => sockets.forEach((socket) => void socket.destroy());
  const refuse = (code: number) =>
    Object.assign(new Error(`Answer ${code}`), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onMailFrom(_, __, done) {
      if (receiver.hangsUpAt === 'sender') return hangUp();
      return (receiver.onSilence ?? done)();
    },
    onRcptTo: (_, __, done) => done(receiver.refusal === null ? null : refuse(receiver.refusal)),
    onData(stream, session, done) {
      void buffer(stream).then(
        (bytes) => {
          if (receiver.refusalAtEnd !== null) return done(refuse(receiver.refusalAtEnd));
          const { mailFrom, rcptTo } = session.envelope;
          mails.push(
            toMail(
              bytes.toString('utf8'),
              mailFrom === false ? '' : mailFrom.address,
              rcptTo.map(({ address }) => address),
            ),
          );
          return receiver.hangsUpAt === 'end' ? hangUp() : done();
        },
        (error: Error) => done(error),
      );
    },
  });
  // A sender that is killed leaves a broken connection.
  server.on('error', () => {});
  const listener = server.listen(port, '127.0.0.1');
  listener.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await once(listener, 'listening');
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return Object.assign(receiver, {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function toMail(raw: string, from: string, to: readonly string[]): ReceivedMail {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return {
    from,
    to,
    raw,
    header(name) {
      const start = `${name.toLowerCase()}:`;
      const line = lines.find((candidate) => candidate.toLowerCase().startsWith(start));
      return line === undefined ? null : line.slice(start.length).trim();
    },
  };
}
