import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

const TONES = {
  red: 'bg-red-tint text-red',
  amber: 'bg-amber-tint text-amber',
  green: 'bg-green-tint text-green',
} as const;

interface CalloutProps extends Omit<ComponentProps<'div'>, 'className'> {
  readonly tone: keyof typeof TONES;
  readonly icon?: IconName | undefined;
  /** Its words have the tone's colour too: a short message. */
  readonly isColoured?: boolean | undefined;
}

export function Callout({ tone, icon, isColoured = false, children, ...native }: CalloutProps) {
  return (
    <div {...native} className={`flex gap-3 border-l-4 px-4 py-3 ${TONES[tone]}`}>
      {icon !== undefined && <Icon name={icon} />}
      <div className={`min-w-0 flex-1 wrap-anywhere ${isColoured ? '' : 'text-ink'}`}>{children}</div>
    </div>
  );
}
