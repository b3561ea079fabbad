import { ADMIN_ROLES } from '../../domain/accounts/permissions.ts';
import { addressSchema } from '../../domain/shipping/address.ts';
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { checker } from '../check.ts';
import { email, line, optionalPhone } from '../fields.ts';

const EMAIL = 'asha@example.in';
const PASSWORD = 'twelve steel plates';
const NEW_PASSWORD = 'thirteen steel plates';
/** Of a mailed link. */
const TOKEN = 'q3Jt0mXo8uR2bYwVn5kLd7ZsHc1PfAe4TgI6yUxB9Kw';

/** Accounts are found by their e-mail in lower case. */
const accountEmail = email().transform((address) => address.toLowerCase());

/** Passwords are never trimmed; a new one has 8 to 200 characters. */
const newPassword = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .min(1, `${label} is required`)
    .min(PASSWORD_MIN, `${label} must be at least ${PASSWORD_MIN} characters`)
    .max(PASSWORD_MAX, `${label} must be at most ${PASSWORD_MAX} characters`);

const existingPassword = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .min(1, `${label} is required`)
    .max(PASSWORD_MAX, `${label} must be at most ${PASSWORD_MAX} characters`);

/** The shopper's login and the admin's. */
export const loginSchema = z
  .object({ email: accountEmail, password: existingPassword('Password') })
  .meta({ examples: [{ email: EMAIL, password: PASSWORD }] });
export type Login = z.output<typeof loginSchema>;

export const checkLogin = checker(loginSchema);

export const registrationSchema = z
  .object({
    name: line('Name', NAME_MAX),
    email: accountEmail,
    phone: optionalPhone(),
    password: newPassword('Password'),
  })
  .meta({ examples: [{ name: 'Asha Rao', phone: '98765 43210', email: EMAIL, password: PASSWORD }] });
export type Registration = z.output<typeof registrationSchema>;

export const checkRegistration = checker(registrationSchema);

/** Without the e-mail, which cannot be changed. */
export const profileSchema = z
  .object({
    name: line('Name', NAME_MAX),
    phone: optionalPhone(),
    addresses: z.array(addressSchema).max(10, 'You can save up to 10 addresses').optional(),
  })
  .meta({ examples: [{ name: 'Asha Rao', phone: '98765 43210' }] });
export type Profile = z.output<typeof profileSchema>;

export const checkProfile = checker(profileSchema);

export const passwordChangeSchema = z
  .object({ currentPassword: existingPassword('Current password'), newPassword: newPassword('New password') })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    message: 'Your new password must be different from the current one',
    path: ['newPassword'],
  })
  .meta({ examples: [{ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }] });
export type PasswordChange = z.output<typeof passwordChangeSchema>;

export const checkPasswordChange = checker(passwordChangeSchema);

export const forgottenPasswordSchema = z
  .object({ email: accountEmail })
  .meta({ examples: [{ email: EMAIL }] });

export const checkForgottenPassword = checker(forgottenPasswordSchema);

export const passwordResetSchema = z
  .object({ token: line('Token', 500), password: newPassword('Password') })
  .meta({ examples: [{ token: TOKEN, password: NEW_PASSWORD }] });
export type PasswordReset = z.output<typeof passwordResetSchema>;

export const checkPasswordReset = checker(passwordResetSchema);

export const emailVerificationSchema = z
  .object({ token: line('Token', 500) })
  .meta({ examples: [{ token: TOKEN }] });

/** Changing administrators needs the own password, so that nobody can do it on an unlocked device. */
const ownPassword = existingPassword('Your password');
const adminRole = z.enum(ADMIN_ROLES, { error: 'Please choose a role' });

export const invitationSchema = z
  .object({ name: line('Name', NAME_MAX), email: accountEmail, adminRole, password: ownPassword })
  .meta({
    examples: [{ name: 'Ravi Iyer', email: 'ravi@example.in', adminRole: 'packer', password: PASSWORD }],
  });
export type Invitation = z.output<typeof invitationSchema>;

export const roleChangeSchema = z
  .object({ adminRole, password: ownPassword })
  .meta({ examples: [{ adminRole: 'manager', password: PASSWORD }] });
export type RoleChange = z.output<typeof roleChangeSchema>;

/** The own password, before money moves or an administrator is withdrawn. */
export const ownPasswordSchema = z
  .object({ password: ownPassword })
  .meta({ examples: [{ password: PASSWORD }] });
export type OwnPassword = z.output<typeof ownPasswordSchema>;

export const checkOwnPassword = checker(ownPasswordSchema);
