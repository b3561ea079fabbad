export type DatabaseStartCode =
  | 'CANNOT_RUN_AS_ROOT'
  | 'CLUSTER_DAMAGED'
  | 'FOLDER_IN_USE'
  | 'FOLDER_NOT_WRITABLE'
  | 'PORT_TAKEN'
  | 'START_FAILED'
  | 'UNSUPPORTED_PLATFORM'
  | 'WRONG_VERSION';

/** The embedded database cannot start. The message is meant for the person at the terminal. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError';
  readonly code: DatabaseStartCode;

  constructor(code: DatabaseStartCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export function folderInUse(folder: string, pid: number | undefined): DatabaseStartError {
  const holder = pid === undefined ? 'another shop process' : `another shop process (pid ${pid})`;
  return new DatabaseStartError(
    'FOLDER_IN_USE',
    `The database in ${folder} is in use by ${holder}. ` +
      'Stop that process first, or give this one a folder of its own with DATA_DIR, or set DATABASE_URL to share one PostgreSQL.',
  );
}

export function portTaken(port: number, cause?: unknown): DatabaseStartError {
  return new DatabaseStartError(
    'PORT_TAKEN',
    `The database cannot listen on 127.0.0.1:${port}: another program uses port ${port}. Free it or choose another port.`,
    { cause },
  );
}

export function wrongPassword(passwordFile: string, cause: unknown): DatabaseStartError {
  return new DatabaseStartError(
    'CLUSTER_DAMAGED',
    `The database does not accept the password in ${passwordFile}. Restore that file and the data beside it from the same backup.`,
    { cause },
  );
}

export function startFailed(lastLines: string, logFile: string, cause?: unknown): DatabaseStartError {
  const message = lastLines.trim() || 'It left no message.';
  return new DatabaseStartError(
    'START_FAILED',
    `The database could not start. The last lines of ${logFile}:\n${message}`,
    { cause },
  );
}

/** Node's system errors carry a code such as EACCES; everything else answers undefined. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
