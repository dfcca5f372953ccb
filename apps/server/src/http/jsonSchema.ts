import { z } from 'zod';

/** JSON Schema (draft 2020-12), as far as this code looks into it. */
export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  required?: string[];
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  /** Ours: what `secret()` of the contract marks. */
  secret?: boolean;
}

/** `input` is what may be sent (defaults may be left out), `output` what is answered. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  delete made.$schema;
  return made as JsonSchema;
}
