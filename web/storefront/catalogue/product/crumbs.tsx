import { Link } from 'react-router';

const SLASH = "before:text-edge before:content-['/']";
const LINK = 'inline-flex min-h-11 min-w-11 items-center';

interface CrumbsProps {
  readonly category: { readonly id: string; readonly name: string };
  readonly name: string;
}

export function Crumbs({ category, name }: CrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex gap-2 overflow-hidden text-sm whitespace-nowrap text-steel">
        <li>
          <Link className={LINK} to="/">
            Home
          </Link>
        </li>
        <li className={`flex items-center gap-2 ${SLASH}`}>
          <Link className={LINK} to={`/category/${category.id}`} prefetch="intent">
            {category.name}
          </Link>
        </li>
        <li className={`truncate leading-[2.75rem] before:mr-2 ${SLASH}`} aria-current="page">
          {name}
        </li>
      </ol>
    </nav>
  );
}
