import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ReplyCode } from '@netloom/contract';
import type { Call } from '@netloom/contract';
import type { Caller } from '../caller.ts';
import type { Services } from '../serviceParts.ts';
import { callerOf, identify } from './callerOf.ts';
import { sendDownload } from './download.ts';
import { STRANGERS_BODY_LIMIT, sendProblem, toProblem } from './errorReply.ts';
import { openEventStream } from './eventStream.ts';
import { unauthenticated } from './refuse.ts';
import type { Problem } from './problem.ts';
import type { Incoming, Route } from './route.ts';
import { validate } from './validate.ts';
import { languageOf } from './wording/language.ts';

export interface CallHost {
  services: Services;
  /** Aborts when the server stops: streams end, so that it need not wait for them. */
  stopping: AbortSignal;
  /** `attended` is false for calls that an open page makes by itself. */
  authenticate(token: string, attended: boolean): Promise<Caller | undefined>;
  /** Told of each call, once its reply is known. */
  record(attempt: Attempt): void;
}

/** A call as far as it came: who called, what was sent when it was valid, and the problem that it ended with. */
export interface Attempt {
  call: Call;
  request: FastifyRequest;
  caller: Caller | undefined;
  incoming?: Incoming<Call>;
  problem?: Problem;
}

/** Registers the calls: sign-in, validation, policy, work, envelope. */
export function registerRoutes(app: FastifyInstance, routes: Route[], host: CallHost): void {
  for (const route of routes) {
    app.route({
      method: route.call.method,
      url: `${route.call.base}${route.call.path.replace(/\{(\w+)\}/g, ':$1')}`,
      // A download is asked for once, and its length is known.
      ...(route.call.kind === 'blob' && { compress: false, exposeHeadRoute: false }),
      ...(route.policy.open && { bodyLimit: STRANGERS_BODY_LIMIT }),
      onRequest: (request, reply) => knowCaller(route, host, request, reply),
      handler: (request, reply) => handle(route, host, request, reply),
    });
  }
}

/** Before the body is read: nobody has the server take megabytes without a session. */
async function knowCaller(route: Route, host: CallHost, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  try {
    const caller = await identify(request, route.call, host.authenticate);
    if (caller === undefined && !route.policy.open) throw unauthenticated();
  } catch (error) {
    return refuse(toProblem(error, request), route, reply);
  }
}

async function handle(route: Route, host: CallHost, request: FastifyRequest, reply: FastifyReply) {
  const caller = callerOf(request);
  const attempt: Attempt = { call: route.call, request, caller };
  try {
    const incoming = readInput(route.call, request, caller);
    attempt.incoming = incoming;
    const scope = await route.policy.admit(incoming, caller, host.services);
    if ('streamAnswer' in route) return await serveStream(route, host, incoming, scope, reply);
    if ('downloadAnswer' in route) {
      return await sendDownload(await route.downloadAnswer(incoming, scope, host.services), request, reply);
    }
    const data = await route.answer(incoming, scope, host.services);
    return await reply.send({ code: ReplyCode.ok, msg: 'ok', data });
  } catch (error) {
    attempt.problem = toProblem(error, request);
    return refuse(attempt.problem, route, reply);
  } finally {
    host.record(attempt);
  }
}

/** Streams and downloads answer with real HTTP statuses; 601 has none of its own. */
function refuse(problem: Problem, { call }: Route, reply: FastifyReply): FastifyReply {
  const real = call.kind === 'stream' || call.kind === 'blob';
  const status = problem.code === ReplyCode.warning ? 422 : problem.code;
  return sendProblem(problem, reply, real ? status : 200);
}

async function serveStream(
  route: Extract<Route, { streamAnswer: unknown }>,
  host: CallHost,
  incoming: Incoming<Call>,
  scope: unknown,
  reply: FastifyReply,
): Promise<void> {
  const stream = openEventStream(incoming.request, reply, host.stopping);
  try {
    await route.streamAnswer(incoming, scope, host.services, stream);
  } catch (error) {
    const { code, message } = toProblem(error, incoming.request).in(incoming.language);
    await stream.send({ type: 'error', code, msg: message });
  } finally {
    stream.end();
  }
}

function readInput(call: Call, request: FastifyRequest, caller: Caller | undefined): Incoming<Call> {
  return {
    params: validate(call.params, request.params, 'path'),
    query: validate(call.query, request.query, 'query', caller),
    body: call.kind === 'multipart' ? {} : validate(call.body, request.body ?? {}, 'body', caller),
    request,
    language: languageOf(request.headers['accept-language']),
  };
}
