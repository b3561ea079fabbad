/** Who stands in the field already types over what is suggested there: behind it, `Mysuru` would become `BengaluruMysuru`. */
export function selectSuggested(name: string, suggested: string): void {
  requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement && focused.name === name && focused.value === suggested)
      focused.select();
  });
}
