import {documents, schema} from './codegen';

/** For editors; the generated types come from codegen.ts, with the same schema and documents. */
export default {schema, documents};
