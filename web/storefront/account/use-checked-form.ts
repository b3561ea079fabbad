import '../../zod-without-eval.ts';
import { type FormEvent, useState } from 'react';
import type { Checked } from '../../../domain/checks/check.ts';
import type { FieldErrors } from '../../api/field-errors.ts';

/** Why a form was not accepted: a sentence, and what is wrong with single fields. */
export interface Refusal {
  readonly message: string;
  readonly fields?: FieldErrors | undefined;
}

interface CheckedForm<T> {
  readonly check: (input: unknown) => Checked<T>;
  /** Nothing when it went well. */
  readonly send: (value: T, form: HTMLFormElement) => Promise<Refusal | undefined>;
}

/**
 * A form whose fields keep what was typed, whatever happens. The domain's words stand at the fields, the focus goes to
 * the first of them; a complaint leaves when its field is changed; a second click while it is sent does nothing.
 */
export function useCheckedForm<T>({ check, send }: CheckedForm<T>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const complain = (form: HTMLFormElement, fields: FieldErrors) => {
    setErrors(fields);
    const first = [...form.elements].find(
      (element) => element instanceof HTMLElement && (element.getAttribute('name') ?? '') in fields,
    );
    if (first instanceof HTMLElement) first.focus();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const checked = check(Object.fromEntries(new FormData(form)));
    setRefusal(null);
    if (!checked.ok) return complain(form, checked.errors);
    setErrors({});
    setBusy(true);
    try {
      const refused = await send(checked.value, form);
      if (refused === undefined) return;
      setRefusal(refused.message);
      complain(form, refused.fields ?? {});
    } finally {
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
