/** The page's script: filters, links into folded parts, copy buttons, printing. The page reads well without it. */
export const script = `
'use strict';
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const form = document.getElementById('filters');
const subjects = all('[data-check], [data-clause]').map((element) => ({
  element,
  isCheck: 'check' in element.dataset,
  text: element.textContent.toLowerCase(),
  ...element.dataset,
}));
const checks = subjects.filter((each) => each.isCheck).length;

function narrow() {
  const chosen = new FormData(form);
  const words = chosen.get('text').toLowerCase().split(/\\s+/).filter(Boolean);
  const outcomes = chosen.getAll('outcome');
  const everyOutcome = outcomes.length === form.elements.shown.dataset.outcomes * 1;
  const area = chosen.get('area');
  const level = chosen.get('level');
  const anything = words.length > 0 || area !== '' || level !== '' || !everyOutcome;
  let shown = 0;
  for (const each of subjects) {
    const fits =
      (everyOutcome || outcomes.includes(each.outcome)) &&
      (area === '' || !each.isCheck || each.area === area) &&
      (level === '' || each.level === level) &&
      words.every((word) => each.text.includes(word));
    each.element.hidden = !fits;
    if (fits && each.isCheck) shown += 1;
  }
  for (const section of all('[data-section]')) {
    const fitting = all('[data-check], [data-clause]', section).some((each) => !each.hidden);
    section.hidden = !fitting;
    const fold = section.querySelector('details.fold');
    if (fold && section.id !== 'clauses' && anything) fold.open = fitting;
  }
  form.elements.shown.value = anything ? shown + ' of ' + checks + ' checks' : checks + ' checks';
}

function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target.hidden || target.closest('[hidden]')) {
    form.reset();
    narrow();
  }
  for (let each = target; each; each = each.parentElement) if (each.tagName === 'DETAILS') each.open = true;
  target.scrollIntoView();
}

form.elements.shown.dataset.outcomes = all('[name=outcome]', form).length;
form.hidden = false;
form.addEventListener('input', narrow);
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('reset', () => setTimeout(narrow));
narrow();

for (const button of all('[data-show-outcome]')) {
  button.addEventListener('click', () => {
    form.elements.text.value = '';
    form.elements.level.value = '';
    form.elements.area.value = button.dataset.showArea;
    for (const box of all('[name=outcome]', form)) box.checked = box.value === button.dataset.showOutcome;
    narrow();
    form.scrollIntoView();
  });
}

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

addEventListener('hashchange', reveal);
if (location.hash) reveal();

let closed = [];
addEventListener('beforeprint', () => {
  closed = all('details.fold:not([open]), article details:not([open])');
  for (const each of closed) each.open = true;
});
addEventListener('afterprint', () => {
  for (const each of closed) each.open = false;
});
`;
