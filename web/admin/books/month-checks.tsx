import type { BookMonthReport } from '../../../contract/books.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Box } from '../frame/admin-page.tsx';

type Check = BookMonthReport['checks'][number];

export function MonthChecks({ report }: { readonly report: BookMonthReport }) {
  const { checks, documents, cancelled } = report;
  const passed = checks.filter(({ level }) => level === 'passed');
  const test = cancelled === 0 ? '' : `, ${formatCount(cancelled)} of them in test mode`;
  return (
    <Box
      title="Checks"
      aside={<p className="text-sm text-steel">{`${formatCount(documents)} documents${test}`}</p>}
    >
      <ul>
        {checks
          .filter(({ level }) => level !== 'passed')
          .map((check) => (
            <OpenCheck key={check.kind} check={check} />
          ))}
      </ul>
      <details>
        <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold">
          {passed.length} checks passed
        </summary>
        <ul className="grid gap-2 border-t border-line px-4 py-3">
          {passed.map(({ kind, title }) => (
            <li key={kind} className="flex gap-2 wrap-anywhere">
              <Icon name="check" size="small" className="text-green" />
              {title}
            </li>
          ))}
        </ul>
      </details>
    </Box>
  );
}

const EDGES = { red: 'border-l-red', amber: 'border-l-amber', passed: '' };
const WORDS = { red: 'To fix', amber: 'To look at', passed: '' };

function OpenCheck({ check: { level, title, detail, documents } }: { readonly check: Check }) {
  return (
    <li className={`grid gap-1 border-b border-l-4 border-b-line px-4 py-3 wrap-anywhere ${EDGES[level]}`}>
      <h3 className="font-body text-md font-bold [word-spacing:normal]">
        <span className={level === 'red' ? 'text-red' : 'text-amber'}>{WORDS[level]}:</span> {title}
      </h3>
      <p className="text-sm">{detail}</p>
      {documents.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-sm">
          {documents.map(({ number, orderId }) => (
            <TextLink key={number} tall to={`/admin/orders/${orderId}`}>
              {number}
            </TextLink>
          ))}
        </p>
      )}
    </li>
  );
}
