import { addressSchema } from '../domain/shipping/address.ts';
import { check } from './check.ts';
import { email, line, NAME_MAX, optionalPhone, PASSWORD_MAX, PASSWORD_MIN } from './fields.ts';
import { z } from './zod.ts';

/** An account is found by its e-mail in lower case, however it was typed. */
const accountEmail = email().transform((address) => address.toLowerCase());

/** A password is taken as typed, spaces included; a new one has 8 to 200 characters. */
const newPassword = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .min(1, `${label} is required`)
    .min(PASSWORD_MIN, `${label} must be at least ${PASSWORD_MIN} characters`)
    .max(PASSWORD_MAX, `${label} must be at most ${PASSWORD_MAX} characters`);

const givenPassword = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .min(1, `${label} is required`)
    .max(PASSWORD_MAX, `${label} must be at most ${PASSWORD_MAX} characters`);

/** The shopper's login and the admin's. */
export const loginSchema = z.object({ email: accountEmail, password: givenPassword('Password') });
export type Login = z.output<typeof loginSchema>;

export function checkLogin(input: unknown) {
  return check(loginSchema, input);
}

export const registrationSchema = z.object({
  name: line('Name', NAME_MAX),
  email: accountEmail,
  phone: optionalPhone(),
  password: newPassword('Password'),
});
export type Registration = z.output<typeof registrationSchema>;

export function checkRegistration(input: unknown) {
  return check(registrationSchema, input);
}

/** The e-mail is the account's name and does not change here. */
export const profileSchema = z.object({
  name: line('Name', NAME_MAX),
  phone: optionalPhone(),
  addresses: z.array(addressSchema).max(10, 'A profile keeps at most 10 addresses').optional(),
});
export type Profile = z.output<typeof profileSchema>;

export function checkProfile(input: unknown) {
  return check(profileSchema, input);
}

export const passwordChangeSchema = z
  .object({ currentPassword: givenPassword('Current password'), newPassword: newPassword('New password') })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    message: 'The new password must differ from the current one',
    path: ['newPassword'],
  });
export type PasswordChange = z.output<typeof passwordChangeSchema>;

export function checkPasswordChange(input: unknown) {
  return check(passwordChangeSchema, input);
}

export const forgottenPasswordSchema = z.object({ email: accountEmail });

export function checkForgottenPassword(input: unknown) {
  return check(forgottenPasswordSchema, input);
}

export const passwordResetSchema = z.object({
  token: line('Token', 500),
  password: newPassword('Password'),
});
export type PasswordReset = z.output<typeof passwordResetSchema>;

export function checkPasswordReset(input: unknown) {
  return check(passwordResetSchema, input);
}

export const emailVerificationSchema = z.object({ token: line('Token', 500) });

export function checkEmailVerification(input: unknown) {
  return check(emailVerificationSchema, input);
}

/** Who may run the shop is changed with the own password, so that a device left unlocked hands out nothing. */
const ownPassword = givenPassword('Your password');

export const invitationSchema = z.object({
  name: line('Name', NAME_MAX),
  email: accountEmail,
  password: ownPassword,
});
export type Invitation = z.output<typeof invitationSchema>;

export function checkInvitation(input: unknown) {
  return check(invitationSchema, input);
}

/** The own password once more, before money moves. */
export const confirmationSchema = z.object({ password: ownPassword });

export function checkConfirmation(input: unknown) {
  return check(confirmationSchema, input);
}

export const withdrawalSchema = z.object({ password: ownPassword });

export function checkWithdrawal(input: unknown) {
  return check(withdrawalSchema, input);
}
