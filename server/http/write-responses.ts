import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

type ResponseSchema = Parameters<typeof serializerCompiler>[0]['schema'];

/**
 * Replies are checked against their schemas and written as JSON. Most have their content twice, as `data` and under its
 * own name: a thousand rows are checked and written once, and the text is sent twice.
 */
export const writeResponses: FastifySerializerCompiler<ResponseSchema> = (route) => {
  const writeAll = serializerCompiler(route);
  const { schema } = route;
  if (!(schema instanceof z.ZodObject)) return writeAll;
  const { data, ...others } = schema.shape;
  const name = Object.keys(others).find((key) => isSame(others[key], data));
  if (name === undefined) return writeAll;
  const writeContent = serializerCompiler({ ...route, schema: data });
  const writeSome = (keys: string[]) =>
    serializerCompiler({
      ...route,
      schema: z.object(Object.fromEntries(keys.map((key) => [key, others[key]]))),
    });
  const keys = Object.keys(schema.shape);
  const writeHead = writeSome(keys.slice(0, keys.indexOf('data')));
  const writeTail = writeSome(keys.slice(keys.indexOf('data') + 1).filter((key) => key !== name));
  return (reply: Readonly<Record<string, unknown>>) => {
    if (reply.data !== reply[name]) return writeAll(reply);
    const text = writeContent(reply.data);
    const content = `"data":${text},${JSON.stringify(name)}:${text}`;
    return `{${[bare(writeHead(reply)), content, bare(writeTail(reply))].filter(Boolean).join(',')}}`;
  };
};

/** Without its braces. */
const bare = (object: string) => object.slice(1, -1);

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return one instanceof z.ZodType;
  return one instanceof z.ZodArray && other instanceof z.ZodArray && one.element === other.element;
}
