import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { z } from '../../../domain/zod.ts';
import { getPath, textOf } from '../../api/response.ts';
import { showToast } from '../../ui/toast.tsx';
import { type EntityKind, refresh } from '../data/query-client.ts';
import { currentVersion, fieldFor, outcomeOf } from './edit-outcome.ts';

/** How one kind of thing is edited: its form's values are texts and ticks, its body is what the contract takes. */
export interface EntityForm<Row, Values extends FieldValues, Body> {
  readonly kind?: EntityKind;
  /** As edit conflicts name it, where it is not the kind: `shipment`. */
  readonly name?: string;
  readonly rowSchema?: z.ZodType<Row>;
  readonly valuesOf: (row: Row | null) => Values;
  /** What is sent, before the contract has checked it: the values, unless it says otherwise. `stored` is what the change is based on. */
  readonly bodyOf?: (values: Values, stored: Row | null) => unknown;
  readonly bodySchema: z.ZodType<Body>;
  /** The text of one of their fields, for people. */
  readonly fieldText?: (name: string, text: string, theirs: Row) => string;
}

interface Saving<Row, Body> {
  /** Sends it; `stored` is what the change is based on, null for a new one. */
  readonly save: (body: Body, stored: Row | null) => Promise<unknown>;
  /** The toasts. A form that has none tells the outcome itself. */
  readonly done?: (stored: Row | null, response: unknown) => string;
  readonly failed?: string | ((thrown: unknown) => string);
  readonly onSaved?: ((response: unknown) => void) | undefined;
  /** For values that no field of the browser has. */
  readonly onConflict?: (theirs: Row, known: Row | null) => void;
}

/** What dialogs and fields use of the form, whatever its body. */
export interface EntityFormState<Values extends FieldValues>
  extends Pick<
    UseFormReturn<Values>,
    'formState' | 'getValues' | 'register' | 'setError' | 'setValue' | 'watch'
  > {
  submit(event: SubmitEvent<HTMLFormElement>): Promise<boolean>;
  /** `<Field label="Name" {...form.field('name')} />`; the hint is what somebody else saved, if they did. */
  field(name: FieldPath<Values>, hint?: string): FieldProps;
  /** `<Checkbox {...form.box('isActive', 'Active')} />` */
  box(name: FieldPath<Values>, label: string): UseFormRegisterReturn & { readonly label: string };
}

type FieldProps = UseFormRegisterReturn & {
  readonly error: string | undefined;
  readonly hint: string | undefined;
};

const CONFLICT = 'Someone else changed this. Their values are shown below yours. Save again to keep yours.';

/**
 * The form of something that two people may edit at once. After an edit conflict the own values stay in the fields, theirs
 * stand below, and saving again overwrites theirs.
 */
export function useEntityForm<Row, Values extends FieldValues, Body>(
  entity: EntityForm<Row, Values, Body>,
  opened: Row | null,
  { save, done, failed, onSaved, onConflict }: Saving<Row, Body>,
) {
  const { kind, name = kind, rowSchema, valuesOf, bodyOf = (values) => values, bodySchema } = entity;
  const [stored, setStored] = useState(opened);
  const [theirs, setTheirs] = useState<Values | null>(null);
  const [initial, setInitial] = useState(() => valuesOf(opened));
  const form = useForm<Values, unknown, Body>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: checkBody((values) => bodyOf(values, stored), bodySchema),
  });

  const restart = (row: Row) => {
    const values = valuesOf(row);
    setStored(row);
    setTheirs(null);
    setInitial(values);
    form.reset(values);
  };

  const send = async (body: Body): Promise<boolean> => {
    let response: unknown;
    try {
      response = await save(body, stored);
    } catch (thrown) {
      refuse(thrown);
      return false;
    }
    if (done !== undefined) showToast({ kind: 'success', text: done(stored, response) });
    onSaved?.(response);
    if (kind !== undefined) void refresh(kind);
    return true;
  };

  const refuse = (thrown: unknown) => {
    const present = currentVersion(thrown, name, (value) => rowSchema?.safeParse(value).data);
    if (present !== undefined) {
      setStored(present);
      setTheirs(valuesOf(present));
      onConflict?.(present, stored);
    }
    const outcome = outcomeOf(thrown);
    if (outcome.kind === 'invalid') {
      for (const [path, message] of Object.entries(outcome.errors).reverse())
        form.setError(fieldOf(path), { message }, { shouldFocus: true });
      return;
    }
    const isConflict = outcome.kind === 'conflict' && present !== undefined;
    if (!isConflict && failed !== undefined)
      showToast({ kind: 'error', text: typeof failed === 'string' ? failed : failed(thrown) });
    if ('message' in outcome)
      form.setError('root', { type: outcome.kind, message: isConflict ? CONFLICT : outcome.message });
  };

  /** Errors about what is no field of the form stand above its buttons. */
  const fieldOf = (path: string) => (fieldFor(initial, path) as FieldPath<Values> | undefined) ?? 'root';

  /** The contract's complaints about what is no field of the form. */
  const refuseWhole = (errors: FieldErrors<Values>) => {
    const [whole] = Object.entries(errors).flatMap(([path, error]) =>
      Object.hasOwn(initial, path) ? [] : (firstMessage(error) ?? []),
    );
    if (whole !== undefined) form.setError('root', { type: 'invalid', message: whole });
  };

  /** What somebody else saved in a field meanwhile; only what they really changed. */
  const theirsIn = (name: FieldPath<Values>): unknown => {
    if (theirs === null) return undefined;
    const other: unknown = get(theirs, name);
    // Watched, because choosing what they have takes the hint away.
    return other === form.watch(name) || other === get(initial, name) ? undefined : other;
  };
  const hintOf = (name: FieldPath<Values>, hint: string | undefined) => {
    const other = theirsIn(name);
    if (other === undefined || stored === null) return hint;
    const text = String(other);
    return `Someone else saved: ${entity.fieldText?.(name, text, stored) ?? (text || 'nothing')}`;
  };

  return {
    ...form,
    stored,
    restart,
    async submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const half = halfTypedDates(event.currentTarget);
      let isSaved = false;
      await form.handleSubmit(async (body) => {
        if (half.length === 0) isSaved = await send(body);
      }, refuseWhole)(event);
      for (const name of half) form.setError(fieldOf(name), { message: HALF_TYPED }, { shouldFocus: true });
      return isSaved;
    },
    field: (name: FieldPath<Values>, hint?: string) => ({
      ...form.register(name),
      error: ownMessage(get(form.formState.errors, name)),
      hint: hintOf(name, hint),
    }),
    box: (name: FieldPath<Values>, label: string) => {
      const other = theirsIn(name);
      const note = other === undefined ? '' : ` (someone else saved: ${other === true ? 'yes' : 'no'})`;
      return { ...form.register(name), label: `${label}${note}` };
    },
  };
}

const HALF_TYPED = 'Please complete the date, or clear it';

/** A half-typed date reads as empty; only the field's validity tells that something was typed. */
function halfTypedDates(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((field) =>
    field instanceof HTMLInputElement && field.type !== 'number' && field.validity.badInput
      ? [field.name]
      : [],
  );
}

const ownMessage = (error: unknown) => textOf(getPath(error, 'message'));

function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const inner = () => Object.values(error).map(firstMessage);
  return ownMessage(error) ?? inner().find((message) => message !== undefined);
}

/** The one place where texts become a body: the contract's schema says what is wrong with it. */
function checkBody<Values extends FieldValues, Body>(
  bodyOf: (values: Values) => unknown,
  schema: z.ZodType<Body>,
): Resolver<Values, unknown, Body> {
  const checked = z.preprocess((values) => bodyOf(values as Values), schema) as z.ZodType<Body, Values>;
  return zodResolver<Values, unknown, Body, typeof checked>(checked);
}
