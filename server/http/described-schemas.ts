import { jsonSchemaTransformObject } from 'fastify-type-provider-zod';

type Described = ReturnType<typeof jsonSchemaTransformObject>;

/** Every named schema has a twin for requests; those that no request uses would only be in the reader's way. */
export function onlyReferenced(document: Parameters<typeof jsonSchemaTransformObject>[0]): Described {
  const described = jsonSchemaTransformObject(document);
  if (!('components' in described) || described.components?.schemas === undefined) return described;
  const { schemas } = described.components;
  const kept = new Set<string>();
  const keep = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g))
      if (!kept.has(name)) {
        kept.add(name);
        keep(JSON.stringify(schemas[name] ?? null));
      }
  };
  keep(JSON.stringify(described.paths ?? {}));
  for (const name of Object.keys(schemas)) if (!kept.has(name)) delete schemas[name];
  return described;
}
