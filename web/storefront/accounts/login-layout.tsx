import type { ReactNode } from 'react';
import { PageHead } from '../page-head.tsx';

interface LoginLayoutProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

/** The pages on which one proves who one is: a narrow column with a form. */
export function LoginLayout({ title, lead, children, aside }: LoginLayoutProps) {
  return (
    <div className="wrap pt-10 grid gap-10 lg:grid-cols-[minmax(0,560px)_minmax(0,480px)] lg:justify-between lg:gap-16">
      <div className="min-w-0">
        <PageHead title={title} lead={lead} />
        {children}
      </div>
      {aside}
    </div>
  );
}
