/** A message waits until it is answered or closed: reading it is no answer. In the words of enquiries; contact messages have them in capitals. */
export const WAITING_STATUSES = ['new', 'read'] as const;
