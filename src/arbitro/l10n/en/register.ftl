# The register of people and clubs: their pages, sheets of them, merging and erasing.

register-title = People
register-says = Everybody who plays here, with club, licence and language. Entries of events point to them.
register-none = Nobody is in the register yet.
register-find = Find by name, club, licence or number
register-search = Find
register-add = Add
register-new = Add somebody
register-number = Number
register-name = Name
register-club = Club
register-federation = Federation
register-country = Country
register-licence = Licence
register-licence-until = Licence valid until
register-class = Class
register-language = Language
register-birth-year = Year of birth
register-rating = Rating
register-consent = Agrees that this page is public
register-save = Save
register-export-csv = Save as CSV
register-export-xlsx = Save as XLSX
register-import = Read a sheet
register-import-says = CSV or XLSX. People already in the register, by number or name, are updated; the others are added.
register-imported =
    { $added ->
        [one] 1 added
       *[other] { $added } added
    }, { $changed ->
        [one] 1 changed
       *[other] { $changed } changed
    }.
register-would-be-imported =
    { $added ->
        [one] 1 would be added
       *[other] { $added } would be added
    }, { $changed ->
        [one] 1 changed
       *[other] { $changed } changed
    }.
register-to-leave-aside = Unknown columns, which would not be used: { $columns }.
register-take-over = Import
register-leave = Do not import
register-not-public = without a public page
register-aside = Columns not used: { $columns }.
register-merge = Merge
register-merge-says = Two numbers for one person: everything under this number then counts for the other.
register-merge-into = Number of the other
register-merged = Merged into { $number }
register-part = Undo the merge
register-erase = Erase this person
register-erase-says = Name, licence and all that is kept of this person are removed for good. Results stay, under a label.
register-erase-sure = Yes, erase for good
register-erased = Erased
register-enter = Enter in an event
register-enter-in = Event
register-data = Data
register-events = Events
register-place = Place
register-matches = Matches
register-opponents = Head to head
register-won = Won
register-drawn = Drawn
register-lost = Lost
register-ratings = Ratings
register-breaks = Breaks of 50 and more
register-no-events = No event yet.
register-all-data = All data as one file
register-private = This page is for officials alone until the person agrees to make it public.

register-headings-number = number, no., person, id
register-headings-name = name, player
register-headings-club = club, team
register-headings-federation = federation, fed
register-headings-country = country, nation
register-headings-licence = licence, license, licence number
register-headings-licence-until = licence until, valid until
register-headings-class = class, category
register-headings-language = language
register-headings-birth-year = birth year, year of birth
register-headings-rating = rating
register-headings-consent = consent, public

hall-problem-not-registered = There is nobody with the number { $number } here, or their page is not public.
hall-problem-number-taken = The number { $number } is taken. Choose another one, or leave it out.
hall-problem-both-entered = { $number } and { $into } are both entered in { $event }: they are two people.
hall-problem-cannot-merge = { $number } cannot be merged or separated in this way. Both numbers must exist, and neither may be merged already.

cli-hall-person = Export all that the hall has of somebody in the register, or erase them.
cli-option-person-export = Print everything as JSON.
cli-option-person-erase = Erase name, salt and data for good; results and the chain stay. Stop the hall first.
hall-person-erased = Person { $number } is erased: { $names ->
        [one] 1 name
       *[other] { $names } names
    } and all data removed; results and journals stay as they were.
hall-person-none = there is nobody with the number { $number } in this hall.
hall-person-choose = say what to do: --export or --erase.
