import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import './notice.css';

interface NoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** The one thing to do now; without it the way home. */
  readonly action?: ReactNode;
  /** What else may help. */
  readonly more?: ReactNode;
}

/** A page that has only something to say. */
export function Notice({ title, children, action, more }: NoticeProps) {
  return (
    <div className="wrap pt-10">
      <div className="notice">
        <svg className="notice-plate" viewBox="0 0 400 400" aria-hidden="true">
          <circle cx="200" cy="200" r="176" />
          <circle cx="200" cy="200" r="128" />
          <circle cx="200" cy="200" r="52" />
        </svg>
        <div className="notice-words">
          <h1>{title}</h1>
          {children !== undefined && <p>{children}</p>}
          {action ?? (
            <ButtonLink to="/" kind="primary" size="large">
              Go to Homepage
            </ButtonLink>
          )}
          {more}
        </div>
      </div>
    </div>
  );
}
