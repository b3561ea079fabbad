import { moneyResponse } from '../../../../contract/books/money.ts';
import { useAdminQuery } from '../../data/use-admin-query.ts';
import { AdminPage, adminMeta, Box, Notice } from '../../frame/admin-page.tsx';
import { useMay } from '../../frame/role.tsx';
import { NotLoaded, WaitingLines } from '../../list/waiting-lines.tsx';
import { ColumnsForm } from './columns-form.tsx';
import { OpenBox } from './open-box.tsx';
import { OwedBox } from './owed-box.tsx';
import { PreviewBox } from './preview-box.tsx';
import { UploadTiles } from './upload-tiles.tsx';
import { useMoneyFile } from './use-money-file.ts';

export const meta = adminMeta('Money in');

/** What customers paid, and what has reached the bank. */
export default function MoneyPage() {
  const mayChange = useMay()('change the books');
  const money = useAdminQuery({
    kind: 'money',
    path: '/books/money',
    read: (response) => moneyResponse.parse(response).data,
    failed: 'Failed to load money in',
  });
  const { state, check, save, discard } = useMoneyFile();
  const { chosen, found, failure } = state;
  const { value } = money;
  const carrier = value?.carriers.find(({ id }) => id === chosen?.carrierId);
  return (
    <AdminPage title="Money in" note="What customers paid, and what has reached the bank">
      {value === undefined ? (
        <Box>
          <NotLoaded query={money} count={6} flush>
            We couldn’t load money in.
          </NotLoaded>
        </Box>
      ) : (
        <>
          <OwedBox rows={value.owed} />
          {mayChange && (
            <UploadTiles {...value} isBusy={state.is !== 'waiting'} onChoose={(next) => void check(next)} />
          )}
          {state.is === 'checking' && (
            <Box title={`Reading ${chosen?.file.name}`} isBusy className="wrap-anywhere">
              <div className="p-4">
                <WaitingLines count={3} />
              </div>
            </Box>
          )}
          {failure !== null && (
            <Notice>
              <b>{chosen?.file.name}:</b> {failure.message}
              {failure.problems.length > 1 || failure.problems[0]?.message !== failure.message
                ? failure.problems.map(({ row, message }) => (
                    <span className="block" key={`${row} ${message}`}>
                      Row {row}: {message}
                    </span>
                  ))
                : null}
            </Notice>
          )}
          {chosen !== null && found?.kind === 'preview' && (
            <PreviewBox
              key={`${chosen.file.name} ${chosen.file.lastModified}`}
              fileName={chosen.file.name}
              preview={found}
              isSaving={state.is === 'saving'}
              onSave={() => void save()}
              onDiscard={discard}
            />
          )}
          {chosen !== null && found?.kind === 'columns' && carrier !== undefined && (
            <ColumnsForm
              carrier={carrier}
              found={found}
              onSaved={() => void check(chosen)}
              onDiscard={discard}
            />
          )}
          <OpenBox lines={value.open} />
        </>
      )}
    </AdminPage>
  );
}
