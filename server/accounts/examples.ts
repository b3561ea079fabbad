/** Examples of the API's description. */

export const LOGIN_EXAMPLE = { email: 'asha@example.in', password: 'twelve steel plates' };

export const REGISTRATION_EXAMPLE = { name: 'Asha Rao', phone: '98765 43210', ...LOGIN_EXAMPLE };

export const ADDRESS_EXAMPLE = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  addressLine1: '12 MG Road, College Road',
  addressLine2: 'Near the stadium',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422001',
  phone: '9876543210',
};

export const PROFILE_EXAMPLE = { name: 'Asha Rao', phone: '98765 43210', addresses: [ADDRESS_EXAMPLE] };

export const PASSWORD_CHANGE_EXAMPLE = {
  currentPassword: LOGIN_EXAMPLE.password,
  newPassword: 'thirteen steel plates',
};

/** Of a mailed link. */
export const LINK_TOKEN_EXAMPLE = 'q3Jt0mXo8uR2bYwVn5kLd7ZsHc1PfAe4TgI6yUxB9Kw';

export const PASSWORD_RESET_EXAMPLE = {
  token: LINK_TOKEN_EXAMPLE,
  password: 'thirteen steel plates',
};

export const USER_EXAMPLE = {
  id: '6f1c0a52-7a8e-4d58-9a51-0d3f7c2b9e11',
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  role: 'USER',
  addresses: [ADDRESS_EXAMPLE],
  emailVerified: true,
  createdAt: '2026-11-15T10:00:00.000Z',
};

export const TOKEN_EXAMPLE = '6UZwXyP2cXMaRB2OAW6nmvCVfWPeSsfGCqbBEq6o0t4';

export const ADMINISTRATOR_EXAMPLE = {
  id: '3b9f7e6a-1c3b-4e60-a5d8-91d4e8c32b7f',
  name: 'Ravi Iyer',
  email: 'ravi@example.in',
  status: 'invited',
  since: '2026-11-15T10:00:00.000Z',
  lastSignIn: null,
  isYou: false,
};

/** The password is the caller's own. */
export const INVITATION_EXAMPLE = {
  name: ADMINISTRATOR_EXAMPLE.name,
  email: ADMINISTRATOR_EXAMPLE.email,
  password: LOGIN_EXAMPLE.password,
};

export const WITHDRAWAL_EXAMPLE = { password: LOGIN_EXAMPLE.password };
