import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

type ReplySchema = Parameters<typeof serializerCompiler>[0]['schema'];

/**
 * Replies are checked against their schemas and written as JSON. Most have their content twice, as `data` and under its
 * own name: a thousand rows are checked and written once, and the text is sent twice.
 */
export const writeReplies: FastifySerializerCompiler<ReplySchema> = (route) => {
  const writeAll = serializerCompiler(route);
  const { schema } = route;
  if (!(schema instanceof z.ZodObject)) return writeAll;
  const { data, ...others } = schema.shape;
  const name = Object.keys(others).find((key) => isSame(others[key], data));
  if (name === undefined || !('success' in others)) return writeAll;
  const writeContent = serializerCompiler({ ...route, schema: data });
  const { [name]: _again, ...unique } = others;
  const writeRest = serializerCompiler({ ...route, schema: z.object(unique) });
  return (reply: Readonly<Record<string, unknown>>) => {
    const { data: content, [name]: again, ...rest } = reply;
    if (content !== again) return writeAll(reply);
    const text = writeContent(content);
    return `{"data":${text},${JSON.stringify(name)}:${text},${writeRest(rest).slice(1)}`;
  };
};

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return one instanceof z.ZodType;
  return one instanceof z.ZodArray && other instanceof z.ZodArray && one.element === other.element;
}
