import {z, ZodError} from 'zod';
import type {FaultInput} from './fault.ts';
import type {FaultSwitch} from './fault-switch.ts';
import {faultsPage} from './page.ts';

/** `GET`, `PUT` and `DELETE` of `/faults`: lists, adds and clears faults. */
export async function handleFaults(request: Request, faults: FaultSwitch): Promise<Response> {
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return request.headers.get('accept')?.includes('text/html')
        ? faultsPage(faults)
        : Response.json({faults: faults.list()});
    case 'PUT':
      return put(request, faults);
    case 'DELETE':
      faults.clear();
      return new Response(null, {status: 204});
    default:
      return Response.json(
        {error: 'Method not allowed'},
        {status: 405, headers: {allow: 'GET, PUT, DELETE'}},
      );
  }
}

async function put(request: Request, faults: FaultSwitch): Promise<Response> {
  // Another site's page can send a form or plain text without CORS, but not JSON.
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return Response.json({error: 'Send the fault as application/json.'}, {status: 415});
  }
  try {
    faults.set((await request.json()) as FaultInput);
    return Response.json({faults: faults.list()});
  } catch (error) {
    const reason = error instanceof ZodError ? z.prettifyError(error) : 'The body is not JSON.';
    return Response.json({error: reason}, {status: 400});
  }
}
