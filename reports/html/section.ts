import { html, type Markup } from './markup.js';

interface Section {
  readonly id: string;
  readonly title: string;
  readonly count?: string;
  readonly means?: string;
  /** Whether the filters hide it when nothing in it fits. */
  readonly narrows?: boolean;
  readonly folded?: boolean;
  readonly inside: Markup;
}

/** A part of the page under its heading, which a reader can link to and unfold. */
export function section({
  id,
  title,
  count,
  means,
  narrows = true,
  folded = false,
  inside,
}: Section): Markup {
  const heading = html`<h2 id="${id}-title">${title}${count !== undefined && html` <span class="count" data-all="${count}">${count}</span>`}</h2>`;
  const under = html`${means !== undefined && html`<p class="means">${means}</p>`}
${inside}`;
  return html`<section id="${id}"${narrows && html` data-section`} aria-labelledby="${id}-title">${
    folded
      ? html`<details class="fold"><summary>${heading}</summary>
${under}</details>`
      : html`${heading}
${under}`
  }</section>
`;
}
