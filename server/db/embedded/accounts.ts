import { readFileSync } from 'node:fs';

export type Account = { uid: number; gid: number };

const usualNobody: Account = { uid: 65534, gid: 65534 };

/** initdb looks its user up by number and fails on one that the system does not list. */
export function findAccount(uid: number): Account | undefined {
  return listAccounts().find((account) => account.uid === uid);
}

/** 65534 nearly everywhere; some systems list nobody under another number, small containers not at all. */
export function nobody(): Account {
  const accounts = listAccounts();
  return (
    accounts.find(({ uid }) => uid === usualNobody.uid) ??
    accounts.find(({ name }) => name === 'nobody') ??
    accounts.find(({ uid }) => uid !== 0) ??
    usualNobody
  );
}

function listAccounts(file = '/etc/passwd'): (Account & { name: string })[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .filter((fields) => fields.length >= 4)
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  } catch {
    return [];
  }
}
