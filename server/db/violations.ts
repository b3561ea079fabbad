/** Whether the database refused because of this constraint. */
export function violates(error: unknown, constraint: string): boolean {
  return (
    typeof error === 'object' && error !== null && 'constraint' in error && error.constraint === constraint
  );
}

/** What `work` answers, or the refusal of the constraint that it violates: two may write at once, so only the database can tell. */
export async function refusingViolations<Change>(
  refusals: Readonly<Record<string, Change>>,
  work: () => Promise<Change>,
): Promise<Change> {
  try {
    return await work();
  } catch (error) {
    for (const [constraint, refusal] of Object.entries(refusals))
      if (violates(error, constraint)) return refusal;
    throw error;
  }
}
