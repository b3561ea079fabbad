/** The names of the events in a stream, part by part: `event: order` tells of one; a part may end inside a line. */
export function eventReader(): (part: string) => string[] {
  let rest = '';
  return (part) => {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    return lines.flatMap((line) => /^event: (\w+)$/.exec(line.trimEnd())?.[1] ?? []);
  };
}
