import { z } from 'zod';

/**
 * The example of a schema in the API's description: its own (`.meta({ examples })`), or one built from its parts, e.g. a list of
 * coupons from the example of one. Undefined where a part has none; a test finds those.
 */
export function exampleOf(schema: z.core.$ZodType): unknown {
  return examplesOf(schema)?.[0];
}

/** Several, where a request has several shapes. */
export function examplesOf(schema: z.core.$ZodType): unknown[] | undefined {
  const own = z.globalRegistry.get(schema)?.examples;
  if (Array.isArray(own)) return own;
  const { def } = narrow(schema);
  if (def.type === 'pipe') return examplesOf(def.in._zod.def.type === 'transform' ? def.out : def.in);
  if (def.type === 'union') {
    const each = def.options.flatMap((option) => examplesOf(option) ?? []);
    return each.length === 0 ? undefined : each;
  }
  const built = build(def);
  return built === undefined ? undefined : [built];
}

function build(def: z.core.$ZodTypes['_zod']['def']): unknown {
  switch (def.type) {
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'array': {
      const one = exampleOf(def.element);
      return one === undefined ? undefined : [one];
    }
    case 'object':
      return buildObject(def.shape);
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
    case 'nonoptional':
      return exampleOf(def.innerType);
    default:
      return undefined;
  }
}

function buildObject(shape: Readonly<Record<string, z.core.$ZodType>>): unknown {
  const fields: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(shape)) {
    const example = exampleOf(part);
    if (example !== undefined) fields[name] = example;
    else if (part._zod.optin !== 'optional') return undefined;
  }
  return fields;
}

/** Zod's own union of all its kinds; the general type knows nothing of its parts. */
function narrow(schema: z.core.$ZodType): { readonly def: z.core.$ZodTypes['_zod']['def'] } {
  return (schema as z.core.$ZodTypes)._zod;
}
