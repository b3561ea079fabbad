import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Needs } from '../../../domain/accounts/permissions.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { downloadFile } from '../download.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { RoleButton } from '../frame/role.tsx';
import { listQuery } from './list-address.ts';
import type { List } from './use-list.ts';

interface AddButtonProps {
  readonly needs?: Needs;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export function AddButton({ needs, onClick, children }: AddButtonProps) {
  return (
    <RoleButton kind="dark" needs={needs} onClick={onClick}>
      <AdminIcon name="plus" />
      {children}
    </RoleButton>
  );
}

type Reloaded = Pick<List<unknown>, 'isLoading' | 'reload'>;

export function RefreshButton({ isLoading, reload }: Reloaded) {
  return (
    <Button busy={isLoading} onClick={() => void reload()}>
      <AdminIcon name="refresh" />
      Refresh
    </Button>
  );
}

interface ExportButtonProps<Row> {
  readonly list: List<Row>;
  readonly noun: string;
}

export function useExport<Row>({ list, noun }: ExportButtonProps<Row>) {
  const { mutate, isPending } = useMutation({
    mutationFn() {
      const query = listQuery(new URLSearchParams(list.filters), Object.keys(list.filters));
      return downloadFile(`${list.key[2]}/export?${query}`, `${noun.replaceAll(' ', '-')}.csv`);
    },
    onError(thrown) {
      console.error(`The ${noun} weren’t exported:`, thrown);
      showToast({ kind: 'error', text: `Failed to export ${noun}` });
    },
  });
  return { isExporting: isPending, exportRows: () => mutate() };
}

export function ExportButton<Row>({
  needs,
  ...exported
}: ExportButtonProps<Row> & { readonly needs: Needs }) {
  const { isExporting, exportRows } = useExport(exported);
  return (
    <RoleButton needs={needs} busy={isExporting} onClick={exportRows}>
      <AdminIcon name="download" />
      Export CSV
    </RoleButton>
  );
}
