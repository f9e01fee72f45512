/** The words of demo data. The addresses are in a domain that nobody can own. */

type Words = [string, ...string[]];

const words = (text: string): Words => {
  const [first = '', ...others] = text.split(',').map((word) => word.trim());
  return [first, ...others];
};

export const companies = words(`
  Acme Robotics, Globex, Initech, Umbrella Botanics, Hooli Maps, Stark Bridges, Wayne Rail, Soylent Foods, Tyrell Optics,
  Vandelay Imports, Wonka Sweets, Cyberdyne Farms`);

export const firstNames = words(`
  Maya, Jonas, Priya, Zoë, Mateo, Aiko, Kwame, Ingrid, Omar, Lucía, Tomasz, Amara, Noah, Yuki, Fatima, Liam, Chloé, Dmitri,
  Nia, Søren, Leila, Hugo, Mei, Ravi, Elif, Pedro, Anneli, Samir, Greta, Tariq, Bruna, Owen, Sofia, Jin, Aisha, Łukasz,
  Carmen, Idris, Freya, Kenji`);

export const lastNames = words(`
  Chen, Weber, Nair, García, Okafor, Larsen, Haddad, Kowalski, Tanaka, Dubois, Ivanova, Mensah, Murphy, Rossi, Kaya,
  Almeida, Virtanen, Khan, Schmidt, Park, Novák, Silva, Andersson, Diallo, Bennett, Moreau, Yılmaz, Costa, Brandt, Osei,
  Sharma, Petrov, Nguyen, Castillo, Fischer, O’Neill, Lindqvist`);

export const departments = words('Marketing, Engineering, Sales, Design, Finance, Legal, Support, People');

export const regions = words('europe, americas, asia, africa');

export const topics = words(`
  Launch, Pricing, Roadmap, Onboarding, Research, Budget, Brand, Security, Hiring, Partners, Website, Logistics, Mobile app,
  Data platform, Trade fair, Customer stories`);

export const papers = words(`
  plan, brief, review, notes, proposal, checklist, report, forecast, guide, agenda, interview, retrospective, draft,
  comparison`);

/** `{name}` becomes a mention, `{topic}` one of the topics. */
export const comments = [
  'Can we ship {topic} a week earlier?',
  'I moved the numbers for {topic} to the second page.',
  'Looks good to me.',
  '@{name} could you check the figures here?',
  'The wording is too formal for our readers.',
  'This contradicts what we agreed on {topic}.',
  '@{name} and I talked about it: we keep the old title.',
  'Where does this number come from?',
  'Thanks @{name}, much clearer now.',
  'Please add a source.',
  'We should say who decides.',
  '@{name} this is waiting for you.',
] as const;

export const reactions = ['👍', '🎉', '❤️', '👀', '🚀', '✅'] as const;
