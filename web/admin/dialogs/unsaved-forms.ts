/** The forms on screen; each tells whether something stands in it that is not saved. */
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

/** Calls when a form has gone. */
export function onFormGone(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
