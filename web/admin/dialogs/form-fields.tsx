import type { ReactNode } from 'react';

interface FormFieldsProps {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The fields of a form, below each other. What does not wrap by itself does not make it wider than a phone. */
export function FormFields({ className = '', children }: FormFieldsProps) {
  return <div className={`grid grid-cols-1 gap-4 ${className}`}>{children}</div>;
}

/** Of a field for a number: `<Field label="Weight (kg)" {...NUMBER} {...field('weight')} />`. */
export const NUMBER = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** Fields beside each other, as many as there is room for; a moment is longer than a number. */
export function FormRow({ className = '', children }: FormFieldsProps) {
  return (
    <div
      className={`grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fit,minmax(135px,1fr))] sm:has-[[type=datetime-local]]:grid-cols-[repeat(auto-fit,minmax(210px,1fr))] ${className}`}
    >
      {children}
    </div>
  );
}
