import { type ChangeEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Checked } from '../../../contract/check.ts';
import { type FieldErrors, fieldErrorsOf } from '../../api/field-errors.ts';
import { messageOf } from '../../api/response.ts';
import type { FormDraft } from '../../storage/form-draft.ts';
import { dismissToasts } from '../../ui/toast.tsx';

/** Why a form was not accepted: a sentence, and what is wrong with single fields. */
export interface Refusal {
  readonly message: ReactNode;
  readonly fields?: FieldErrors | undefined;
}

/** As they stand in the fields, by their names. */
type Values = Readonly<Record<string, string>>;

interface CheckedFormOptions<T> {
  /** By the contract's schema. */
  readonly check: (typed: Values) => Checked<T>;
  /** Undefined on success. What it throws is shown like a refusal, with `failed` where that has no message. */
  readonly send: (value: T) => Promise<Refusal | undefined>;
  readonly failed?: string;
  /** What the fields begin with. */
  readonly start?: { readonly [Name in keyof NoInfer<T>]?: string | undefined };
  /** Fills what is empty, and saves what is typed. Whoever has sent the form clears it. */
  readonly draft?: Pick<FormDraft, 'read' | 'write'>;
}

export type CheckedFormState<T extends object> = ReturnType<typeof useCheckedForm<T>>;

/**
 * Checks and sends a form, which keeps its values. Errors are shown at the fields and the first gets the focus; an error
 * disappears when its field is changed, an error toast with the next attempt. A second click while sending does nothing.
 * What was typed before hydration stays: a field is registered with what stands in it.
 */
export function useCheckedForm<T extends object>(options: CheckedFormOptions<T>) {
  const { check, send, failed = '', start, draft } = options;
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const fields = useForm<Values, unknown, T>({
    ...(start && { defaultValues: start }),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: (typed) => {
      const checked = check(typed);
      return checked.ok
        ? { values: checked.value, errors: {} }
        : { values: {}, errors: eachOf(checked.errors, (message) => ({ type: 'check', message })) };
    },
  });
  const { register, getValues, setValue, setError, clearErrors, subscribe } = fields;
  const isBusy = fields.formState.isSubmitting;
  /** A ref, so that a second click before the next render is ignored too. */
  const isSending = useRef(false);
  const errors: FieldErrors = eachOf(fields.formState.errors, (error) => error?.message ?? '');

  // The server's markup does not know what this tab has stored.
  useEffect(() => {
    if (draft === undefined) return;
    for (const [name, text] of Object.entries(draft.read())) if (getValues(name) === '') setValue(name, text);
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) });
  }, [draft, getValues, setValue, subscribe]);

  const sendChecked = async (value: T, form: HTMLFormElement) => {
    dismissToasts(({ kind }) => kind === 'error');
    const refused = await send(value).catch((thrown: unknown) => ({
      message: messageOf(thrown, failed),
      fields: fieldErrorsOf(thrown),
    }));
    if (refused === undefined) return;
    setRefusal(refused.message);
    const wrong = refused.fields ?? {};
    for (const [name, message] of Object.entries(wrong)) setError(name, { message });
    focusFirst(form, wrong);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending.current) return event.preventDefault();
    isSending.current = true;
    const form = event.currentTarget;
    setRefusal(null);
    const submit = fields.handleSubmit(
      (value) => sendChecked(value, form),
      (wrong) => focusFirst(form, wrong),
    );
    void submit(event).finally(() => {
      isSending.current = false;
    });
  };

  return {
    ...fields,
    errors,
    refusal,
    isBusy,
    field: (name: keyof T & string) => ({ ...register<string>(name), error: errors[name] }),
    form: {
      noValidate: true,
      onSubmit,
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        if (target.name in errors) clearErrors(target.name);
      },
    },
  };
}

/** By the names of the controls, so that it finds those too that are not registered. */
function focusFirst(form: HTMLFormElement, errors: object): void {
  const first = [...form.elements].find((control) => (control.getAttribute('name') ?? '') in errors);
  if (first instanceof HTMLElement) first.focus();
}

const eachOf = <Value, Made>(values: Readonly<Record<string, Value>>, make: (value: Value) => Made) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(value)]));
