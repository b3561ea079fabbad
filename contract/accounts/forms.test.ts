import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import * as account from './forms.ts';

describe('signing in', () => {
  it('needs an e-mail and a password, for shoppers and administrators alike [5.shopper.14]', () => {
    expect(account.checkLogin({ email: ' Asha@Example.in ', password: ' s p ' })).toEqual({
      ok: true,
      value: { email: 'asha@example.in', password: ' s p ' },
    });
    for (const nothing of [{}, { email: '', password: '' }, { email: ' ' }, null]) {
      expect(account.checkLogin(nothing)).toEqual({
        ok: false,
        errors: { email: 'Email is required', password: 'Password is required' },
      });
    }
    expect(account.checkLogin({ email: 'asha', password: 'x' })).toEqual({
      ok: false,
      errors: { email: 'Please enter a valid email address' },
    });
  });

  it('refuses a password of more than 200 characters', () => {
    expect(account.checkLogin({ email: 'a@b.in', password: 'x'.repeat(201) })).toEqual({
      ok: false,
      errors: { password: 'Password must be at most 200 characters' },
    });
  });
});

describe('creating an account', () => {
  const asha = { name: 'Asha Rao', email: 'asha@example.in', password: 'twelve plates' };

  it('needs a name, an e-mail and a password of 8 characters; the phone is optional', () => {
    expect(account.checkRegistration(asha)).toEqual({ ok: true, value: asha });
    expect(account.checkRegistration({ ...asha, phone: '98765 43210' })).toMatchObject({
      value: { phone: '98765 43210' },
    });
    expect(account.checkRegistration({})).toEqual({
      ok: false,
      errors: { name: 'Name is required', email: 'Email is required', password: 'Password is required' },
    });
  });

  it.each([
    ['1234567', 'Password must be at least 8 characters'],
    ['x'.repeat(201), 'Password must be at most 200 characters'],
  ])('refuses the password %s', (password, message) => {
    expect(account.checkRegistration({ ...asha, password })).toEqual({
      ok: false,
      errors: { password: message },
    });
  });

  it('gives nobody a role of their own choice', () => {
    const checked = account.checkRegistration({ ...asha, role: 'ADMIN' });
    expect(checked.ok && 'role' in checked.value).toBe(false);
  });
});

describe('the profile', () => {
  it('has a name, perhaps a phone and up to 10 addresses', () => {
    expect(account.checkProfile({ name: ' Asha ', phone: '' })).toEqual({
      ok: true,
      value: { name: 'Asha' },
    });
    const address = { fullName: 'Asha', address: '12 MG Road', pincode: '422001' };
    expect(account.checkProfile({ name: 'Asha', addresses: [address] })).toMatchObject({
      value: { addresses: [{ fullName: 'Asha', addressLine1: '12 MG Road', pinCode: '422001' }] },
    });
    expect(account.checkProfile({ name: '', addresses: Array(11).fill(address) })).toEqual({
      ok: false,
      errors: { name: 'Name is required', addresses: 'You can save up to 10 addresses' },
    });
  });
});

describe('a new password', () => {
  it('needs the current one and differs from it', () => {
    const change = { currentPassword: 'twelve plates', newPassword: 'fourteen plates' };
    expect(account.checkPasswordChange(change)).toEqual({ ok: true, value: change });
    expect(account.checkPasswordChange({ ...change, newPassword: 'twelve plates' })).toEqual({
      ok: false,
      errors: { newPassword: 'Your new password must be different from the current one' },
    });
    expect(account.checkPasswordChange({ newPassword: 'short' })).toEqual({
      ok: false,
      errors: {
        currentPassword: 'Current password is required',
        newPassword: 'New password must be at least 8 characters',
      },
    });
  });

  it('comes by e-mail when the old one is forgotten', () => {
    expect(account.checkForgottenPassword({ email: 'ASHA@example.in' })).toEqual({
      ok: true,
      value: { email: 'asha@example.in' },
    });
    expect(account.checkForgottenPassword({})).toEqual({ ok: false, errors: { email: 'Email is required' } });
    expect(account.checkPasswordReset({ token: 'abc', password: 'twelve plates' }).ok).toBe(true);
    expect(account.checkPasswordReset({})).toEqual({
      ok: false,
      errors: { token: 'Token is required', password: 'Password is required' },
    });
  });
});

describe('who may run the shop', () => {
  it('needs the password of the owner who changes it', () => {
    const invitation = {
      name: 'Ravi Iyer',
      email: ' Ravi@example.in',
      adminRole: 'packer',
      password: 'twelve plates',
    };
    expect(check(account.invitationSchema, invitation)).toEqual({
      ok: true,
      value: { ...invitation, email: 'ravi@example.in' },
    });
    expect(check(account.invitationSchema, {})).toEqual({
      ok: false,
      errors: {
        name: 'Name is required',
        email: 'Email is required',
        adminRole: 'Please choose a role',
        password: 'Your password is required',
      },
    });
    expect(check(account.ownPasswordSchema, { password: '' })).toEqual({
      ok: false,
      errors: { password: 'Your password is required' },
    });
  });
});
