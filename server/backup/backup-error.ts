/** A back-up or a restore that is refused or has failed. The message is meant for the person at the terminal. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Another process of this shop is backing up at this moment. */
export class BackupRunningError extends BackupError {
  constructor() {
    super('Another back-up of this shop is running. Wait until it is done.');
  }
}
