/**
 * The records of the pages that are no marketing pages. A line that begins with a path is a page: path, name, title, words,
 * further words for the search. A line that begins with "#" is a record of that page: anchor, title, words. {…} stands for
 * the site's content under that name; "each LIST:" repeats a line for every thing in a list. Words that are one list of texts
 * make a record of each.
 */
export const sitePages = `
/ | Home | What we do | {home.description} | company offer do services products training about
each home.claims: # | {label} | {value} {label} ({note}). | how many claims figures
#services | {home.services.heading} | {home.services.intro}
each home.services.items: #services | {title} | {title}: {description} {features}.
each home.tech.items: #tech | {value} {label} | {value} {label}: {text}
#training | Discount, early bird offer | {home.training.banner}. {home.training.bannerNote} | concession
#training | EMI, instalments | {home.training.footnote}. | loan pay monthly
# | Do you guarantee a job or placement after training? | {facts.placement.value} {facts.placement.label}. {facts.placement.note}. | placement job guarantee
# | Partners and clients | {partnersNote} | customers work with
# | Testimonials | {testimonialsNote} | reviews
/about-us | About Us | About the company | {about.description} | {about.hero.headline} {about.hero.lead} who are you history
# | Founded | {company.name} was founded in {company.foundedYear} in {company.address.locality}. | established started began since year old company
each about.counters.items: # | {label} | {target}{suffix} {label} ({note}). | how many figures
#story | {about.story.heading} | {about.story.paragraphs} | history
each about.milestones.items: #milestones | {year}: {title} | {year}: {text} | milestone history
# | Mission | Our mission: {about.mission.text}
# | Vision | Our vision: {about.vision.text}
#values | Values | Our values: {about.values.items.title} | values principles
each about.values.items: #values | {title} | {title}: {text} | values principles
# | Founder, owner, management | The site does not name the founder. | ceo director boss who
/contact-us | Contact Us | {contactPage.title} | {contactPage.lead} | contact reach write call
#map | Address | {company.address.street}, {company.address.locality} {company.address.postalCode}, {company.address.region}. Visits to the workshop and the flying field are by appointment. | location located place office where city map reach visit
# | Hours | The office is open {company.hours.office}. {company.hours.support}. | close timing day saturday sunday working 24/7
# | Phone | Phone: {company.phone}{phoneMark}, in office hours ({company.hours.office}). | number call mobile whatsapp telephone
# | E-mail | E-mail: {company.email}{emailMark}. We reply {facts.replyTime.wording}. | email mail id write
each contactPage.departments: #departments | {name} | {name}: {text}
# | What happens after you send the form | After you send the form: {afterTheForm} | next enquiry message sent reply steps register
# | What we keep from the contact form | {contactPage.privacyNote} | privacy personal data details stored delete
each privacyPolicy.sections: # | Privacy: {heading} | {paragraphs} | personal data
/support-chat | {supportChat.title} | {supportChat.title} | {supportChat.lead} {supportChat.note} {company.hours.support}. | page assistant bot language hindi english hinglish write type full conversation
/gallery | Gallery | Gallery: photos and videos | The gallery shows images ({galleryCategories}) and videos. | pictures film watch see
/careers | Careers | Join Our Team: open positions | Open positions at {company.name} are listed on the careers page. | job jobs vacancy vacancies hiring recruitment work with you apply
each articleKinds: {path} | {name} | {name} | {assistant.list} | {assistant.listWords}
`;
