import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';

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
      <div className="relative grid min-h-105 grid-cols-1 items-center overflow-hidden rounded-sm bg-studio px-5 py-10 md:min-h-130 md:px-16 md:py-12">
        <svg
          className="absolute -right-30 -bottom-35 w-90 max-w-none fill-none stroke-line md:-right-22.5 md:bottom-auto md:w-140"
          viewBox="0 0 400 400"
          aria-hidden="true"
        >
          <circle cx="200" cy="200" r="176" strokeWidth={30} />
          <circle cx="200" cy="200" r="128" strokeWidth={4} />
          <circle cx="200" cy="200" r="52" strokeWidth={4} />
        </svg>
        <div className="relative grid max-w-160 grid-cols-1 justify-items-start gap-5">
          <h1>{title}</h1>
          {children !== undefined && <p className="max-w-[52ch] text-graphite">{children}</p>}
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
