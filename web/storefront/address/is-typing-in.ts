/** The focus is in this field: what would be written there now would come between the shopper's letters. */
export function isTypingIn(name: string): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement && focused.name === name;
}
