/** Reads the names of a stream's events (`event: order`) from its chunks; a chunk may end inside a line. */
export function eventReader(): (chunk: string) => string[] {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    return lines.flatMap((line) => /^event: (\w+)$/.exec(line.trimEnd())?.[1] ?? []);
  };
}
