import type { ReactNode } from 'react';

/** A page that has only something to say, and the way home. */
export function Notice({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className="wrap page">
      <header className="page-head">
        <h1>{title}</h1>
        {children !== undefined && <p>{children}</p>}
        <p>
          <a href="/">Go to Homepage</a>
        </p>
      </header>
    </div>
  );
}
