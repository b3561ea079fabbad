import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import './field.css';

export interface FieldText {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly optional?: boolean | undefined;
}

interface FieldFrameProps extends FieldText {
  readonly id: string;
  readonly children: ReactNode;
}

/**
 * Label above, error and hint below. The error is announced politely and described at the control: where a form
 * then moves the focus to its first error, that reading takes the place of the announcement and nothing is said twice.
 */
export function FieldFrame({ id, label, error, hint, optional, children }: FieldFrameProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} {optional && <span className="field-optional">(optional)</span>}
      </label>
      {children}
      <div aria-live="polite">
        {error && (
          <p className="field-error" id={`${id}-error`}>
            <Icon name="warning" size="small" />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What ties a control to its frame. */
export function useFieldControl(
  { error, hint }: Pick<FieldText, 'error' | 'hint'>,
  {
    id,
    'aria-describedby': describedBy,
  }: { id?: string | undefined; 'aria-describedby'?: string | undefined },
) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const descriptions = [error && `${controlId}-error`, hint && `${controlId}-hint`, describedBy];
  return {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
  };
}

interface FieldOwn extends FieldText {
  readonly name: string;
  /** A button joined to the end of the field, such as Apply beside a coupon. */
  readonly action?: ReactNode;
}

type Own = keyof FieldOwn | 'multiline';

type FieldProps =
  | (FieldOwn & { readonly multiline?: false | undefined } & Omit<ComponentProps<'input'>, Own>)
  | (FieldOwn & { readonly multiline: true } & Omit<ComponentProps<'textarea'>, Own>);

export function Field({ label, error, hint, optional, action, ...props }: FieldProps) {
  const control = useFieldControl({ error, hint }, props);
  const className = props.className === undefined ? 'field-control' : `field-control ${props.className}`;
  return (
    <FieldFrame {...{ label, error, hint, optional }} id={control.id}>
      <div className="field-row">
        {props.multiline ? (
          <textarea rows={4} {...withoutKind(props)} {...control} className={className} />
        ) : (
          <input {...withoutKind(props)} {...control} className={className} />
        )}
        {action}
      </div>
    </FieldFrame>
  );
}

function withoutKind<Props extends { multiline?: boolean | undefined }>(props: Props) {
  const { multiline, ...native } = props;
  return native;
}
