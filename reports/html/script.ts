/**
 * The page's script: filters whose state is in the address, links into folded parts, copy buttons, printing. The page
 * reads well without it. An address is `#<anchor>?<filters>`, of which either part may be missing.
 */
export const script = `
'use strict';
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const form = document.getElementById('filters');
const subjects = all('[data-kind]').map((element) => ({ element, ...element.dataset }));
const groups = all('[data-section], [data-group]');
const filterNames = ['text', 'area', 'level', 'outcome'];

function chosen() {
  return new URLSearchParams([...new FormData(form)].filter(([, value]) => value.trim() !== ''));
}

function fill(filters) {
  for (const name of ['text', 'area', 'level']) form.elements[name].value = filters.get(name) ?? '';
  for (const box of all('[name=outcome]', form)) box.checked = filters.getAll('outcome').includes(box.value);
  narrow();
}

// A card belongs to each of its checks, and a heading to each clause under it.
const wordsOf = (element) =>
  ((element.closest('article') ?? element).textContent + ' ' + (element.closest('tbody')?.rows[0].textContent ?? '')).toLowerCase();

function narrow() {
  const filters = chosen();
  const words = (filters.get('text') ?? '').toLowerCase().split(/\\s+/).filter(Boolean);
  const outcomes = filters.getAll('outcome');
  const area = filters.get('area');
  const level = filters.get('level');
  const shown = { check: 0, clause: 0, observations: 0 };
  const whole = { ...shown };
  for (const each of subjects) {
    if (words.length > 0) each.words ??= wordsOf(each.element);
    const fits =
      (outcomes.length === 0 || outcomes.includes(each.outcome)) &&
      (area === null || each.area.split(' ').includes(area)) &&
      (level === null || each.level === level) &&
      words.every((word) => each.words.includes(word));
    each.element.hidden = !fits;
    whole[each.kind] += 1;
    if (fits) shown[each.kind] += 1;
  }
  const anything = filters.toString() !== '';
  for (const group of groups) {
    const inside = all('[data-kind]', group);
    const fitting = inside.filter((each) => !each.hidden).length;
    group.hidden = fitting === 0;
    const count = group.querySelector('.count[data-all]');
    if (count) count.textContent = fitting === inside.length ? count.dataset.all : fitting + ' of ' + inside.length + ' match';
    const fold = group.querySelector(':scope > details.fold');
    if (fold && group.id !== 'clauses' && anything) fold.open = fitting > 0;
  }
  const grouped = (count) => count.toLocaleString('en');
  const told = (kind, noun) =>
    (shown[kind] === whole[kind] ? '' : grouped(shown[kind]) + ' of ') + grouped(whole[kind]) + ' ' + noun;
  form.elements.shown.value = told('check', 'checks') + ', ' + told('clause', 'clauses');
}

function follow() {
  const told = new URLSearchParams('anchor=' + location.hash.slice(1).replace('?', '&'));
  const anchor = told.get('anchor');
  const hasFilters = filterNames.some((each) => told.has(each));
  if (anchor === '' || hasFilters) fill(told);
  const target = anchor === '' ? undefined : document.getElementById(anchor);
  if (target) reveal(target);
  else if (hasFilters) all('[data-section]').find((each) => !each.hidden)?.scrollIntoView();
}

function reveal(target) {
  if (target.closest('[hidden]')) fill(new URLSearchParams());
  for (let each = target; each; each = each.parentElement) if (each.tagName === 'DETAILS') each.open = true;
  target.querySelector(':scope > details.fold')?.setAttribute('open', '');
  // The card shows the finding of its first check.
  (target.matches('article > details:first-of-type') ? target.parentElement : target).scrollIntoView();
}

function changed() {
  narrow();
  const filters = chosen().toString();
  history.replaceState(null, '', filters === '' ? '#' : '#?' + filters);
}

form.hidden = false;
form.addEventListener('input', changed);
form.addEventListener('reset', () => setTimeout(changed));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const first = all('[data-section]').find((each) => !each.hidden);
  first?.scrollIntoView();
  first?.querySelector('summary, a')?.focus({ preventScroll: true });
});
addEventListener('hashchange', follow);
narrow();
follow();

for (const block of all('[data-copy]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    getSelection().selectAllChildren(block);
    try {
      await navigator.clipboard.writeText(block.textContent);
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Selected';
    }
    setTimeout(() => (button.textContent = 'Copy'), 2000);
  });
  block.before(button);
}

let closed = [];
addEventListener('beforeprint', () => {
  closed = all('article details:not([open])');
  for (const each of closed) each.open = true;
});
addEventListener('afterprint', () => {
  for (const each of closed) each.open = false;
});
`;
