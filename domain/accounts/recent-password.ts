/** Money moves only shortly after the password was typed, so that a device left unlocked gives none away. */
export const PASSWORD_RECENT_MINUTES = 15;
export const PASSWORD_NEEDED = 'Please enter your password to go on';

export function isPasswordRecent(typedAt: Date, now: Date): boolean {
  return now.getTime() - typedAt.getTime() <= PASSWORD_RECENT_MINUTES * 60_000;
}
