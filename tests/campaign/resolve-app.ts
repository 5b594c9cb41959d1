import {registerHooks} from 'node:module';

/** The app's imports omit file extensions, which Vite resolves and Node does not. */
registerHooks({
  resolve(specifier, context, next) {
    const isApp = context.parentURL?.includes('/app/') === true;
    const isWithout = specifier.startsWith('.') && !/\.\w+$/.test(specifier);
    return next(isApp && isWithout ? `${specifier}.ts` : specifier, context);
  },
});
