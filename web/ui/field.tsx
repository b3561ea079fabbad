import { type ComponentProps, type ReactNode, useId } from 'react';
import { Input, TextArea } from './control.tsx';
import { Icon } from './icon.tsx';

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
    <div className="field grid min-w-0 grid-cols-1 content-start">
      <label className="mb-1.5 text-md font-semibold" htmlFor={id}>
        {label} {optional && <span className="font-normal text-steel">(optional)</span>}
      </label>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {hint && (
        <p className="mt-1.5 text-sm text-steel" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { readonly id: string; readonly children: string | undefined }) {
  return (
    <div aria-live="polite">
      {children && (
        <p className="field-error mt-1.5 flex gap-1.5 text-md text-balance text-red *:mt-px" id={id}>
          <Icon name="warning" size="small" />
          {children}
        </p>
      )}
    </div>
  );
}

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
  /** A `joined` button at the end of the field, such as Apply beside a coupon. */
  readonly action?: ReactNode;
}

type Own = keyof FieldOwn | 'multiline';

type FieldProps =
  | (FieldOwn & { readonly multiline?: false | undefined } & Omit<ComponentProps<'input'>, Own>)
  | (FieldOwn & { readonly multiline: true } & Omit<ComponentProps<'textarea'>, Own>);

type LineProps = Partial<Exclude<FieldProps, { readonly multiline: true }>>;

export const EmailField = (props: LineProps) => (
  <Field label="E-mail" name="email" type="email" inputMode="email" autoComplete="email" {...props} />
);

export const PhoneField = (props: LineProps) => (
  <Field label="Phone" name="phone" type="tel" inputMode="tel" autoComplete="tel" {...props} />
);

export function Field({ label, error, hint, optional, action, ...props }: FieldProps) {
  const control = useFieldControl({ error, hint }, props);
  const joined = action !== undefined;
  return (
    <FieldFrame {...{ label, error, hint, optional }} id={control.id}>
      <div className="flex">
        {props.multiline ? (
          <TextArea {...withoutKind(props)} {...control} joined={joined} />
        ) : (
          <Input {...withoutKind(props)} {...control} joined={joined} />
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
