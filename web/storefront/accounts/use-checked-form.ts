import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Checked } from '../../../contract/check.ts';
import type { FieldErrors } from '../../api/field-errors.ts';
import { dismissToasts } from '../../ui/toast.tsx';

/** Why a form was not accepted: a sentence, and what is wrong with single fields. */
export interface Refusal {
  readonly message: ReactNode;
  readonly fields?: FieldErrors | undefined;
}

interface CheckedForm<T> {
  readonly check: (input: unknown) => Checked<T>;
  /** Undefined on success. */
  readonly send: (value: T, form: HTMLFormElement) => Promise<Refusal | undefined>;
}

/**
 * Checks and sends a form, which keeps its values. Errors are shown at the fields and the first gets the focus; an error
 * disappears when its field is changed, an error toast with the next attempt. A second click while sending does nothing.
 */
export function useCheckedForm<T>({ check, send }: CheckedForm<T>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  /** A ref, so that a second click before the next render is ignored too. */
  const isSending = useRef(false);

  const showErrors = (form: HTMLFormElement, fields: FieldErrors) => {
    setErrors(fields);
    const first = [...form.elements].find(
      (element) => element instanceof HTMLElement && (element.getAttribute('name') ?? '') in fields,
    );
    if (first instanceof HTMLElement) first.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const checked = check(Object.fromEntries(new FormData(form)));
    setRefusal(null);
    if (!checked.ok) return showErrors(form, checked.errors);
    setErrors({});
    dismissToasts(({ kind }) => kind === 'error');
    isSending.current = true;
    setBusy(true);
    try {
      const refused = await send(checked.value, form);
      if (refused === undefined) return;
      setRefusal(refused.message);
      showErrors(form, refused.fields ?? {});
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name === null || !(name in errors)) return;
    const { [name]: _gone, ...others } = errors;
    setErrors(others);
  };

  return { errors, refusal, isBusy, form: { noValidate: true, onSubmit, onInput } };
}
