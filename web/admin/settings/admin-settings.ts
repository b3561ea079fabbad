import {
  checkSettings,
  type Settings,
  type StoreSettings,
  settingsResponse,
  settingsSchema,
} from '../../../contract/settings.ts';
import { checkSellerGstin } from '../../../domain/invoices/seller-gstin.ts';
import { currentVersion, type FieldErrors } from '../dialogs/edit-outcome.ts';

export type SettingsField = keyof StoreSettings | 'gstin';
type FormEntries = Readonly<Record<string, unknown>>;

export const readSettings = (response: unknown): Settings => settingsResponse.parse(response).settings;

/** What somebody else saved meanwhile, where that is why saving was refused. */
export const currentSettings = (thrown: unknown): Settings | undefined =>
  currentVersion(thrown, 'settings', (value) => settingsSchema.safeParse(value).data);

export function settingsErrors(form: FormEntries): FieldErrors | null {
  const checked = checkSettings(form);
  const { gstin, storeAddress } = form;
  const number =
    typeof gstin === 'string' && gstin.trim() !== '' ? checkSellerGstin(gstin, String(storeAddress)) : null;
  const errors = {
    ...(checked.ok ? {} : checked.errors),
    ...(number === null || number.ok ? {} : { gstin: number.message }),
  };
  return Object.keys(errors).length === 0 ? null : errors;
}

export function settingsBody(form: FormEntries, version: number, now: Date) {
  const checked = checkSettings(form);
  return {
    id: 1,
    ...(checked.ok ? checked.value : form),
    gstin: form.gstin,
    version,
    updated_at: now.toISOString(),
  };
}
