/** One function for each form on screen: whether it has unsaved changes. */
const forms = new Set<() => boolean>();
const listeners = new Set<() => void>();

export function addForm(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved);
  return () => {
    forms.delete(isUnsaved);
    for (const listener of listeners) listener();
  };
}

export const isAnythingUnsaved = () => [...forms].some((isUnsaved) => isUnsaved());

/** Called when a form leaves the screen. */
export function onFormGone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
