import { refusal } from '@hexarium/wire'
import { z } from 'zod'
import type { Route } from './route.ts'

/** The OpenAPI document, made from the schemas that check what comes. */
export function openApi(routes: readonly Route[], origin: string): unknown {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const path = `/api${route.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] ??= {}
    paths[path][route.method.toLowerCase()] = operation(route)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hexarium', version: '1', license: { name: 'AGPL-3.0-or-later' } },
    servers: [{ url: origin }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'hexarium' } },
      schemas: {
        Problem: jsonSchema(refusal, 'output'),
      },
    },
    paths,
  }
}

function operation(route: Route): unknown {
  const problem = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } } }
  return {
    summary: route.summary,
    security: route.who === 'anyone' ? [] : [{ session: [] }],
    parameters: [...parameters(route.params, 'path'), ...parameters(route.query, 'query')],
    ...(route.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(route.body) } } } }
      : {}),
    responses: {
      200: {
        description: 'It is done.',
        content: { [route.type ?? 'application/json']: { schema: jsonSchema(route.reply, 'output') } },
      },
      '4XX': { description: 'It is refused, with a reason.', ...problem },
    },
  }
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): unknown[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Record<string, { description?: string }>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema,
  }))
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'input'): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return rest
}
