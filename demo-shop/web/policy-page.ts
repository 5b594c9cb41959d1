import type {ShopFacts} from '../catalogues/goods.ts';
import {html, SafeHtml} from './html.ts';
import {page} from './page.ts';

/** `/policies/{handle}`: the target of a policy's `url`. */
export function policyPage({policies = {}, primaryLanguage}: ShopFacts, handle: string): Response {
  const policy = Object.values(policies).find((candidate) => candidate.handle === handle);
  if (!policy) return Response.json({errors: 'Not Found'}, {status: 404});
  return page({
    title: policy.title,
    language: primaryLanguage === 'SV' ? 'sv' : 'en',
    body: html`<h1>${policy.title}</h1>
      ${new SafeHtml(policy.body)}`,
  });
}
