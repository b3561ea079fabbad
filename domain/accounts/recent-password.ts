/** Money moves only shortly after the password was entered, so that nobody can move it on an unlocked device. */
export const PASSWORD_RECENT_MINUTES = 15;
export const PASSWORD_NEEDED = 'Please enter your password to continue';

export function isPasswordRecent(enteredAt: Date, now: Date): boolean {
  return now.getTime() - enteredAt.getTime() <= PASSWORD_RECENT_MINUTES * 60_000;
}
