import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** For tests: a real mail server on this machine that keeps what it is given. */
export interface TestMailServer {
  readonly url: string;
  readonly port: number;
  readonly received: { readonly to: string[]; readonly raw: string }[];
  readonly close: () => Promise<void>;
}

interface TestMailServerOptions {
  readonly port?: number;
  readonly answerDelayMs?: number;
  /** The reply to each recipient: undefined accepts. */
  readonly refuse?: { readonly code: number; readonly message: string };
  readonly behaviour?: SMTPServerOptions;
}

export async function startMailServer(options: TestMailServerOptions = {}): Promise<TestMailServer> {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onRcptTo: (_address, _session, answer) => {
      const { refuse } = options;
      answer(refuse && Object.assign(new Error(refuse.message), { responseCode: refuse.code }));
    },
    onData: (stream, session, answer) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(parts).toString() });
        setTimeout(answer, options.answerDelayMs ?? 0).unref();
      });
    },
    ...options.behaviour,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  const { port } = address;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, port, received, close };
}
